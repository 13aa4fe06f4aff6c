/** How a file came in. */
export const ORIGINS = [
  { value: 'upload', label: 'Uploaded in the admin' },
  { value: 'command', label: 'Command line' },
  { value: 'https', label: 'Sent over HTTPS' },
  { value: 'ftp', label: 'Sent by FTP' },
  { value: 'folder', label: 'Put into the folder' },
  { value: 'pull', label: 'Fetched' },
  { value: 'demo', label: 'Demo agency' },
] as const;

/** What became of it. */
export const RUN_STATES = [
  { value: 'waiting', label: 'Waiting' },
  { value: 'running', label: 'Running' },
  { value: 'held', label: 'On hold: needs a decision' },
  { value: 'done', label: 'Done' },
  { value: 'tested', label: 'Tested: nothing was changed' },
  { value: 'quarantined', label: 'Quarantined: nothing was changed' },
  { value: 'failed', label: 'Failed' },
  { value: 'interrupted', label: 'Interrupted' },
  { value: 'discarded', label: 'Discarded: nothing was changed' },
] as const;
