import { mailLink, readMailToken } from '#site/server/mail-links.ts';
import { readToken, signToken } from '#site/server/signed-token.ts';

export const REPORT_PATH = '/vendor-report';
export const STOP_PATH = '/vendor-report/stop';

const PURPOSE = 'vendor report';
const STOP = 'vendor report stop';

type Signed = { secret: string };
type Read = Signed & {
  token: string;
  /** Epoch ms. */
  now: number;
};

/** A report and the number of its link: with a new number every link before it is refused. */
export type ReportLink = { report: number; link: number };

/** The private page of a report. It works until staff make a new link or delete the report. */
export const reportPath = ({ report, link, secret }: ReportLink & Signed): string =>
  `${REPORT_PATH}?t=${signToken({ secret, purpose: PURPOSE, data: { report, link } satisfies ReportLink })}`;

export const readReportLink = (read: Read): ReportLink | undefined =>
  readToken<ReportLink>({ ...read, purpose: PURPOSE });

/** Where a recipient ends the weekly email. Works for ever. */
export const stopLink = (to: Signed & { siteUrl: string; id: number; email: string; now: number }): string =>
  mailLink({ ...to, purpose: STOP, path: STOP_PATH });

export const readStopLink = (read: Read) => readMailToken({ ...read, purpose: STOP });
