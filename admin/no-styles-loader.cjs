/** In place of the styles of Payload's separate files: `@payloadcms/next/css` has them all. */
module.exports = () => '';
