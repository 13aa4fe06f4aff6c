import config from '@frontage/site/payload.config.ts';
import { removingUploads } from '@frontage/site/server/uploaded-file.ts';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';

export const GET = REST_GET(config);
export const POST = removingUploads(REST_POST(config));
export const DELETE = REST_DELETE(config);
export const PATCH = removingUploads(REST_PATCH(config));
export const PUT = removingUploads(REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);
