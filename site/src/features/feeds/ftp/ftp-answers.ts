import { RefusedError } from '../intake/store-multipart.ts';
import { DataConnectionError } from './data-ports.ts';

/** What a client is answered: FTP's code, and one line or several. */
export type Answer = [code: number, text: string | string[]];

const HELP =
  'This server takes files: sign in with the key of the feed source and its token, then STOR. Nothing can be read from it.';

/** The commands whose answer needs nothing of the session. */
export const PLAIN_COMMANDS: Record<string, (argument: string) => Answer> = {
  REST: (argument) => (argument === '0' ? [350, 'From the start.'] : [502, 'Send the whole file again.']),
  TYPE: (argument) => (/^(A|I|L 8)\b/i.test(argument) ? [200, 'Type set.'] : [504, 'Send TYPE I.']),
  MODE: (argument) => (/^S$/i.test(argument) ? [200, 'Stream.'] : [504, 'Send MODE S.']),
  STRU: (argument) => (/^F$/i.test(argument) ? [200, 'File.'] : [504, 'Send STRU F.']),
  OPTS: (argument) => (/^(UTF8 ON|MLST\b.*)$/i.test(argument) ? [200, 'Set.'] : [501, 'Unknown option.']),
  FEAT: () => [
    211,
    [
      'Features',
      'AUTH TLS',
      'PBSZ',
      'PROT',
      'EPSV',
      'UTF8',
      'SIZE',
      'MDTM',
      'MLST type*;size*;modify*;',
      'End',
    ],
  ],
  SYST: () => [215, 'UNIX Type: L8'],
  STAT: () => [211, HELP],
  HELP: () => [214, HELP],
  NOOP: () => [200, 'Here.'],
  ALLO: () => [202, 'Not needed.'],
  SITE: () => [202, 'Not needed.'],
  CLNT: () => [200, 'Noted.'],
  ABOR: () => [226, 'Nothing to abort.'],
};

export const unknownCommand = (verb: string): Answer => [
  502,
  `${verb === 'PORT' || verb === 'EPRT' ? 'Use passive mode: PASV or EPSV' : 'Not known here'}.`,
];

/** The answer to a file that was refused or did not arrive whole; undefined where the fault is ours. */
export function refusalOf(error: unknown): Answer | undefined {
  if (error instanceof RefusedError) return [error.status === 413 ? 552 : 550, error.message];
  if (error instanceof DataConnectionError) return [425, error.message];
  const { code = '', message } = error as NodeJS.ErrnoException;
  const isBrokenOff = code === 'ERR_STREAM_PREMATURE_CLOSE' || message === 'stalled';
  if (isBrokenOff || code.startsWith('ECONN') || code === 'ABORT_ERR')
    return [426, 'The upload broke off and was not taken. Send the file again.'];
}
