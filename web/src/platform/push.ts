/** "Your turn" when the page is closed: asked for once, after the first move played. */
import { api } from "../net/api";
import { recall, remember } from "./storage";

export function possible(): boolean {
  return isSecureContext && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

export function mayAsk(): boolean {
  return possible() && Notification.permission === "default" && recall("push-asked") === null;
}

export function asked(): void {
  remember("push-asked", "yes");
}

export async function subscribed(): Promise<boolean> {
  return (await current()) !== null;
}

/** Ask the person, subscribe this browser, tell the house. False when the person or the browser said no. */
export async function subscribe(): Promise<boolean> {
  asked();
  if ((await Notification.requestPermission()) !== "granted") return false;
  const worker = await navigator.serviceWorker.ready;
  const { key } = await api.pushKey();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  await api.subscribe(made.toJSON());
  return true;
}

export async function unsubscribe(): Promise<void> {
  const found = await current();
  if (!found) return;
  await api.unsubscribe(found.endpoint);
  await found.unsubscribe();
}

export function register(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  const now = (): void => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (document.readyState === "complete")
    now(); // the words may have come after the page
  else addEventListener("load", now);
}

async function current(): Promise<PushSubscription | null> {
  if (!possible()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  const plain = atob(base64.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (char) => char.charCodeAt(0));
}
