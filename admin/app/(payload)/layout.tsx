import '@payloadcms/next/css';
import './custom.css';
import config from '@frontage/site/payload.config.ts';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { importMap } from './admin/importMap.js';

/** Payload's own asks for no right to change the record; ours, beside the record, does (decision 172). */
const CLOSED = {
  'schedule-publish': () => {
    throw new Error('Changes are scheduled at /api/{collection}/{id}/schedule.');
  },
};

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({ ...args, config, importMap, serverFunctions: CLOSED });
};

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
