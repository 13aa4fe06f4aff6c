/** Programs that say what they are. Most of them run no script and are never counted. */
const PROGRAM =
  /bot|crawl|spider|slurp|preview|monitor|lighthouse|headless|facebookexternalhit|whatsapp|curl|wget|python|java\//i;

/** Whether a request comes from a program rather than a person, by what it says it is (`User-Agent`). */
export const isProgram = (agent: string): boolean => !agent || PROGRAM.test(agent);
