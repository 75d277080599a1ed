/** What the house refuses over HTTP is refused as a table would refuse it. */
import { Trouble } from "../net/api";
import { Refusal } from "../net/connection";

export async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof Trouble ? new Refusal(error.code, error.message) : error;
  }
}
