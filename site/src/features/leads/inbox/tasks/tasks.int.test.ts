// One boot of Payload: about six seconds. What staff have to do about a lead, and the email when it is due.
import type { Payload } from 'payload';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '#site/testing/empty-tables.ts';
import { testPayload } from '#site/testing/payload.ts';
import { recordingMailer, testLeadService } from '../../testing/lead-service.ts';
import { answerOf, storeLead } from '../../testing/stored-leads.ts';
import { historyEndpoint, type LeadHistory } from '../history/history-endpoint.ts';
import { ownTasks } from './load-tasks.ts';
import { taskEndpoints } from './task-endpoints.ts';

const [addTask, changeTask] = taskEndpoints as [(typeof taskEndpoints)[0], (typeof taskEndpoints)[0]];
const HOUR = 3_600_000;

let payload: Payload;
const people = { ada: 0, lee: 0 };
let lee = 0;
beforeAll(async () => {
  payload = (await testPayload({ seedAdmin: true })).payload;
  people.ada = Number((await payload.find({ collection: 'users', limit: 1 })).docs[0]?.id);
  lee = Number(
    (await payload.create({ collection: 'agents', data: { name: 'Lee', _status: 'published' } })).id,
  );
  const data = { name: 'Lee', email: 'lee@agency.test', password: 'long enough, yes', agent: lee };
  people.lee = Number((await payload.create({ collection: 'users', data: { ...data, role: 'agent' } })).id);
});
beforeEach(() => emptyTables(payload, 'lead_tasks', 'deliveries', 'leads'));

async function ask(
  endpoint: typeof addTask,
  { lead, task, body, as = 'ada' }: { lead: number; task?: number; body?: object; as?: 'ada' | 'lee' },
) {
  const user = as === 'ada' ? { role: 'admin', name: 'Ada' } : { role: 'agent', name: 'Lee', agent: lee };
  return answerOf(() =>
    endpoint.handler({
      user: { id: people[as], email: `${as}@agency.test`, collection: 'users', ...user },
      payload,
      method: endpoint.method.toUpperCase(),
      headers: new Headers(),
      routeParams: { id: String(lead), task: String(task) },
      searchParams: new URLSearchParams(),
      json: async () => body,
      context: {},
    } as never),
  );
}
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const callBack = (more: object = {}) => ({ text: 'Call back', dueAt: inHours(20), ...more });
const tasksOf = async (lead: number): Promise<LeadHistory['tasks']> =>
  JSON.parse((await ask(historyEndpoint, { lead })).text).tasks;
const own = (user: number) => ownTasks({ payload, user, scope: 'all', limit: 10 });

/** What the queue sends so many hours from now. */
async function sentIn(hours: number) {
  const { mailer, sent } = recordingMailer();
  const { service, clock } = testLeadService({ payload, mailer });
  clock.at = Date.now() + hours * HOUR;
  await service.worker.runOnce();
  return sent;
}

describe('a task of a lead', () => {
  it('stands on its page, and reminds its person by email when it is due', async () => {
    const lead = await storeLead(payload, { name: 'Zoë Byron', agentId: lee });
    expect((await ask(addTask, { lead, body: callBack({ assignee: people.lee }) })).status).toBe(201);
    expect(await tasksOf(lead)).toMatchObject([
      { text: 'Call back', assignee: 'Lee', by: 'Ada', doneAt: null },
    ]);
    expect(await own(people.lee)).toMatchObject([{ text: 'Call back', lead, name: 'Zoë Byron' }]);
    expect(await own(people.ada)).toEqual([]);
    expect(await sentIn(19)).toEqual([]);
    const [mail] = await sentIn(21);
    expect(mail).toMatchObject({
      to: [{ address: 'lee@agency.test' }],
      subject: expect.stringMatching(/^Reminder: /),
      text: expect.stringContaining('Task from Ada: Call back'),
    });
  });

  it('reminds nobody who was deactivated meanwhile', async () => {
    const lead = await storeLead(payload, { agentId: lee });
    await ask(addTask, { lead, body: callBack({ assignee: people.lee }) });
    const deactivate = (deactivated: boolean) =>
      payload.update({ collection: 'users', id: people.lee, data: { deactivated } });
    await deactivate(true);
    expect(await sentIn(21)).toEqual([]);
    expect(
      (await payload.find({ collection: 'deliveries', where: { kind: { equals: 'reminder' } } })).docs,
    ).toMatchObject([{ state: 'failed', attempts: [{ code: 'EGONE' }] }]);
    await deactivate(false);
  });

  it('that is done reminds nobody, and can be taken up again', async () => {
    const lead = await storeLead(payload);
    await ask(addTask, { lead, body: callBack() });
    const task = Number((await tasksOf(lead))[0]?.id);
    expect((await ask(changeTask, { lead, task, body: { done: true } })).status).toBe(200);
    expect(await tasksOf(lead)).toMatchObject([{ doneBy: 'Ada', doneAt: expect.any(String) }]);
    expect(await own(people.ada)).toEqual([]);
    expect(await sentIn(21)).toEqual([]);
    await ask(changeTask, { lead, task, body: { done: false } });
    expect(await own(people.ada)).toHaveLength(1);
  });

  it('is refused for somebody who does not see the lead', async () => {
    const lead = await storeLead(payload);
    const body = callBack({ assignee: people.lee });
    expect((await ask(addTask, { lead, body })).status).toBe(400);
    expect((await ask(addTask, { lead, body: callBack(), as: 'lee' })).status).toBe(404);
    expect((await payload.count({ collection: 'lead-tasks' })).totalDocs).toBe(0);
  });

  it.each([
    ['without a text', { text: ' ' }],
    ['without a time', { dueAt: 'soon' }],
    ['in the past', { dueAt: '2020-01-01T00:00:00Z' }],
  ])('%s is refused', async (_, wrong) => {
    const lead = await storeLead(payload);
    expect((await ask(addTask, { lead, body: callBack(wrong) })).status).toBe(400);
  });

  it('goes with its lead, and cannot be reached past it', async () => {
    const [lead, other] = [await storeLead(payload), await storeLead(payload)];
    await ask(addTask, { lead, body: callBack() });
    const task = Number((await tasksOf(lead))[0]?.id);
    expect((await ask(changeTask, { lead: other, task, body: {} })).status).toBe(404);
    await payload.delete({ collection: 'leads', id: lead });
    expect((await payload.count({ collection: 'lead-tasks' })).totalDocs).toBe(0);
  });
});
