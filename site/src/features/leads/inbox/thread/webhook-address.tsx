import type { UIFieldServerComponent } from 'payload';
import { env } from '#site/server/env.ts';
import { webhookKey } from './reply-address.ts';

/** Where the mail provider is to post what arrives, once the address is saved. */
export const WebhookAddress: UIFieldServerComponent = ({ data }) => {
  const address = data?.replyAddress;
  if (!address) return null;
  return (
    <p className="field-type" style={{ overflowWrap: 'anywhere', marginBlockEnd: '1.5rem' }}>
      Webhook for your mail provider:{' '}
      <code>{`${env().siteUrl}/received-mail/${webhookKey(String(address))}`}</code>
    </p>
  );
};
