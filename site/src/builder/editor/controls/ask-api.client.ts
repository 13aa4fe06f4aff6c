/** A refusal of the server, with its sentence. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
}

/** Asks the staff API; a refusal is an {@link ApiProblem} whose message can be shown. */
export async function askApi<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(path, { credentials: 'same-origin', ...init });
  const answer = (await response.json().catch(() => ({}))) as Answer & {
    message?: string;
    errors?: { message?: string }[];
  };
  if (response.ok) return answer;
  const said = answer.errors?.[0]?.message ?? answer.message;
  throw new ApiProblem(said ?? 'The server did not respond. Try again shortly.');
}
