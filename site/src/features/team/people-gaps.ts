import { type Gap, type Gaps, isBlank } from '#site/server/publish-check.ts';

type Values = Record<string, unknown>;

/** Gaps that keep an agent's page from being published. */
export const agentGaps = (agent: Values): Gaps => ({
  needed: [
    ...missing(agent, 'name', 'Enter the name.'),
    ...(['email', 'mobile', 'phone'].every((field) => isBlank(agent[field]))
      ? [{ field: 'email', message: 'Enter an email address or a phone number.' }]
      : []),
  ],
  advised: [
    ...missing(agent, 'role', 'Enter the job title.'),
    ...missing(agent, 'office', 'Choose the office.'),
    ...missing(agent, 'bio', 'Add a description of the agent.'),
    ...missing(agent, 'portrait', 'Add a profile photo.'),
  ],
});

/** Gaps that keep an office's page from being published. */
export const officeGaps = (office: Values): Gaps => ({
  needed: [
    ...missing(office, 'name', 'Enter the name.'),
    ...missing(office, 'suburb', 'Enter the suburb.'),
    ...missing(office, 'state', 'Enter the state.'),
    ...(['email', 'phone'].every((field) => isBlank(office[field]))
      ? [{ field: 'phone', message: 'Enter a phone number or an email address.' }]
      : []),
  ],
  advised: [
    ...missing(office, 'street', 'Enter the street.'),
    ...missing(office, 'hours', 'Enter the opening hours.'),
    ...missing(office, 'picture', 'Add an image.'),
  ],
});

const missing = (values: Values, field: string, message: string): Gap[] =>
  isBlank(values[field]) ? [{ field, message }] : [];
