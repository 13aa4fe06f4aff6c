'use client';

import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { postStaff } from '#site/ui/admin/post-staff.client.ts';
import { useKept } from '#site/ui/admin/use-kept.client.ts';
import { LONGEST_SMS, smsParts } from '../../delivery/sms/sms-parts.ts';
import { addressText } from '../contacts/address-text.ts';

/** An SMS to the visitor of a lead. `to` is the mobile number; '' where the lead has none. */
export function SmsForm({
  lead,
  to,
  isStopped = false,
  onSent,
}: {
  lead: number;
  to: string;
  /** Its owner asked for no more SMS. */
  isStopped?: boolean;
  onSent: () => Promise<void>;
}) {
  const { value, change, clear } = useKept({ place: `leads/${lead}/sms`, empty: { text: '' } });
  const { text } = value;
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const answer = await postStaff(`/api/leads/${lead}/sms`, { text });
    setBusy(false);
    if (!answer.ok) return void toast.error(answer.message);
    toast.success('Your SMS will be sent within a minute.');
    clear();
    await onSent();
  };
  if (!to) return <p className="lead-form">No SMS can be sent: this lead has no Australian mobile number.</p>;
  if (isStopped)
    return <p className="lead-form">No SMS can be sent: the owner of {addressText(to)} asked for no more.</p>;
  const parts = smsParts(text.trim());
  return (
    <div className="lead-form" id="sms">
      <h3>SMS to {addressText(to)}</h3>
      <label htmlFor="sms-message">Message</label>
      <textarea
        id="sms-message"
        aria-describedby="sms-length"
        rows={3}
        maxLength={LONGEST_SMS}
        value={text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <p id="sms-length" style={{ margin: 0 }}>
        {text.length} of {LONGEST_SMS} characters
        {parts > 1 && `, sent as ${parts} messages`}
      </p>
      <button type="button" disabled={busy || !text.trim()} onClick={send}>
        Send SMS
      </button>
    </div>
  );
}
