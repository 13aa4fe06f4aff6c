import type { FtpSettings } from '#site/server/env.ts';

/** What the vendor's support must know to send files to a source: its token is in it. */
export function accessMessage({
  kind,
  key,
  token,
  siteUrl,
  ftp,
}: {
  kind: 'https' | 'ftp';
  /** Of the source. */
  key: string;
  token: string;
  /** Origin of the website. */
  siteUrl: string;
  ftp?: Pick<FtpSettings, 'port' | 'tls'>;
}): string {
  const lines = kind === 'ftp' ? ftpLines({ key, token, siteUrl, ftp }) : httpsLines({ key, token, siteUrl });
  return ['Please send our listings to our website as REAXML:', '', ...lines.map((line) => `- ${line}`)].join(
    '\n',
  );
}

type Access = { key: string; token: string; siteUrl: string };

const httpsLines = ({ key, token, siteUrl }: Access): string[] => [
  `POST each file to ${siteUrl}/feeds/${key}`,
  `Header “Authorization: Bearer ${token}”, or basic authentication with any user name and this token as the password`,
  'The body is one REAXML file (Content-Type: application/xml), a zip of files with their pictures (application/zip), or a multipart form with the files',
  'Up to 200 MB. The answer is 202 with an id when the file is stored, and 200 with the first id when the same file was sent before',
  `GET ${siteUrl}/feeds/${key}/{id} with the same header says what became of it`,
  'After 429 and 5xx please try again; Retry-After says when',
];

const ftpLines = ({ key, token, siteUrl, ftp }: Access & { ftp?: Pick<FtpSettings, 'port' | 'tls'> }) => [
  `${ftp && !ftp.tls ? 'Plain FTP' : 'FTP with explicit TLS (FTPES)'} to ${new URL(siteUrl).hostname}, port ${ftp?.port ?? 21}, passive mode`,
  `User ${key}, password ${token}`,
  'Any folder, binary. XML files, zips of them with their pictures, or XML files and pictures one by one',
  'Up to 200 MB for a file, 25 MB for a picture',
  'A file is received when the server answers 226. After 4xx, please send it again',
];
