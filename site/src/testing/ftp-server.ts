/* What the tests of fetched feeds need of the scripts, which features and routes do not import. */
export { freePort } from '../../../scripts/free-port.mjs';
export { findProftpd } from '../../../scripts/ftp-server.mjs';
