import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';

const loader = (name) => fileURLToPath(new URL(name, import.meta.url));

/** @type {import('next').NextConfig} */
const config = {
  distDir: '.next',
  transpilePackages: [
    '@frontage/site',
    '@frontage/duty',
    '@frontage/forms',
    '@frontage/gazetteer',
    '@frontage/reaxml',
    '@frontage/search-phrase',
  ],
  // One copy of Payload in the process: the site's server and Next's routes must agree on errors and instance.
  serverExternalPackages: [
    '@simplewebauthn/server',
    'payload',
    '@payloadcms/db-postgres',
    '@payloadcms/db-sqlite',
    '@payloadcms/drizzle',
    '@libsql/client',
    'libsql',
    'drizzle-orm',
    'nodemailer',
    'pino',
    'saxes',
    'sharp',
    'yauzl',
  ],
  turbopack: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    resolveAlias: { ajv: { browser: './no-json-schema.ts' } },
    rules: {
      'index.js': {
        condition: { path: /@payloadcms\/ui\/dist\/exports\/client\/index\.js$/ },
        loaders: [loader('payload-parts-loader.cjs')],
      },
      '*.scss': {
        condition: { path: /@payloadcms\/ui\/dist\// },
        loaders: [loader('no-styles-loader.cjs')],
        as: '*.js',
      },
    },
  },
  // `npm test` checks types once, for everything.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  poweredByHeader: false,
  experimental: {
    // Nothing of the admin is prerendered again while it runs, so nothing is written into the build.
    isrFlushToDisk: false,
    // The cache takes a fifth of the first build's time and 250 MB, and an install builds once.
    turbopackFileSystemCacheForBuild: false,
    // The only Sass files are Payload's, whose styles are left out above.
    turbopackUseBuiltinSass: false,
  },
  // In development the admin is reached under the address that `npm run dev` prints, not only as localhost.
  allowedDevOrigins: ['127.0.0.1', '[::1]'],
  devIndicators: false,
};

export default withPayload(config);
