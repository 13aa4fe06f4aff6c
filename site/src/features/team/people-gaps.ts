import { type FindGaps, type Gap, isBlank } from '#site/server/publish-check.ts';

type Values = Record<string, unknown>;

/** What an agent lacks before visitors should see their page. */
export const agentGaps: FindGaps = (agent) => ({
  needed: [
    ...missing(agent, 'name', 'Write the name.'),
    ...(['email', 'mobile', 'phone'].every((field) => isBlank(agent[field]))
      ? [{ field: 'email', message: 'Write an e-mail address or a telephone number.' }]
      : []),
  ],
  advised: [
    ...missing(agent, 'role', 'Write the job title.'),
    ...missing(agent, 'office', 'Choose the office.'),
    ...missing(agent, 'bio', 'Write something about the agent.'),
    ...missing(agent, 'portrait', 'Add a portrait.'),
  ],
});

/** What an office lacks before visitors should see its page. */
export const officeGaps: FindGaps = (office) => ({
  needed: [
    ...missing(office, 'name', 'Write the name.'),
    ...missing(office, 'suburb', 'Write the suburb.'),
    ...missing(office, 'state', 'Write the state.'),
    ...(['email', 'phone'].every((field) => isBlank(office[field]))
      ? [{ field: 'phone', message: 'Write a telephone number or an e-mail address.' }]
      : []),
  ],
  advised: [
    ...missing(office, 'street', 'Write the street.'),
    ...missing(office, 'hours', 'Write the opening hours.'),
    ...missing(office, 'picture', 'Add a picture.'),
  ],
});

const missing = (values: Values, field: string, message: string): Gap[] =>
  isBlank(values[field]) ? [{ field, message }] : [];
