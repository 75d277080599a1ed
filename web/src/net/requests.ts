/** The requests that the house answers, as its own description (OpenAPI) tells them. */
interface Described {
  paths: Record<string, Record<string, { summary?: string; tags?: string[] }>>;
}

export interface RequestGroup {
  name: string;
  requests: { line: string; summary: string }[];
}

const METHODS = ["get", "post", "put", "patch", "delete"];

/** Sort the requests of a description by their tags, in the order in which they are described. */
export function grouped(described: Described): RequestGroup[] {
  const groups = new Map<string, RequestGroup>();
  for (const [path, methods] of Object.entries(described.paths))
    for (const method of METHODS) {
      const request = methods[method];
      if (!request) continue;
      const name = request.tags?.[0] ?? "house";
      const group = groups.get(name) ?? { name, requests: [] };
      group.requests.push({ line: `${method.toUpperCase()} ${path}`, summary: request.summary ?? "" });
      groups.set(name, group);
    }
  return [...groups.values()];
}

export async function requests(): Promise<RequestGroup[]> {
  const answer = await fetch("/openapi/openapi.json");
  if (!answer.ok) throw new Error(answer.statusText);
  return grouped((await answer.json()) as Described);
}
