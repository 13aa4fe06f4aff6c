import type { LeadFormAddress } from './lead-paths.ts';

/** The form a hash opens, and its agent where it names one (`contactagent-7`); undefined for every other hash. */
export function formOfHash({
  hash,
  forms,
}: {
  hash: string;
  /** Forms by their hashes. */
  forms: Readonly<Record<string, string>>;
}): Pick<LeadFormAddress, 'form' | 'agent'> | undefined {
  const agent = /^contactagent-([1-9]\d{0,8})$/.exec(hash)?.[1];
  if (agent) return { form: 'contact-agent', agent: Number(agent) };
  const form = Object.hasOwn(forms, hash) ? forms[hash] : undefined;
  return form ? { form } : undefined;
}

/** The hash that a button for this form carries, so that the address can click it. */
export function buttonHash({ form, agent }: Pick<LeadFormAddress, 'form' | 'agent'>): string | undefined {
  if (form === 'property-enquiry') return 'enquiry';
  return form === 'contact-agent' ? ['contactagent', agent].filter(Boolean).join('-') : undefined;
}
