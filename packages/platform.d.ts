/**
 * All that the packages may use of a platform: what every browser and every Node has and that reads nothing from
 * outside. Neither `fetch` nor `process` nor timers are here, so using one fails the type check.
 */
declare class URL {
  constructor(url: string, base?: string);
  static canParse(url: string, base?: string): boolean;
  readonly href: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly host: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly search: string;
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  readonly encoding: string;
  decode(input?: Uint8Array | ArrayBuffer, options?: { stream?: boolean }): string;
}
