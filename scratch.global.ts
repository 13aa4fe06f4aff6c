import type { TestProject } from 'vitest/node';
export default async function setup(project: TestProject) {
  project.provide('site', { url: 'http://127.0.0.1:4500', dataDir: '/tmp/he-data', admin: { email: 'admin@example.com', password: 'correct horse battery' } });
}
