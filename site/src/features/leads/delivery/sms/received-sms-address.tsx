import type { UIFieldServerComponent } from 'payload';
import { env } from '#site/server/env.ts';
import { receivedSmsKey } from './received-sms.ts';

/** Where the system that sends SMS is to post what visitors answer, once its webhook is saved. */
export const ReceivedSmsAddress: UIFieldServerComponent = ({ data }) => {
  const webhook = data?.smsWebhookUrl;
  if (!webhook) return null;
  return (
    <p className="field-type" style={{ overflowWrap: 'anywhere', marginBlockEnd: '1.5rem' }}>
      Webhook for answers by SMS, so that STOP is respected:{' '}
      <code>{`${env().siteUrl}/received-sms/${receivedSmsKey(String(webhook))}`}</code>
    </p>
  );
};
