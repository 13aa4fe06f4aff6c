/// <reference types="vite/client" />
import { startIslands } from './island-loader.client.ts';

startIslands(import.meta.glob<Record<string, unknown>>('../**/*.island.tsx'));
