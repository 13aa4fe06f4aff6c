import { alertTexts } from '#site/messages/alerts.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { AlertList, type AlertView } from './alert-list.tsx';

/** The alerts on the account page. */
export function WelcomeAlerts({ alerts }: { alerts: AlertView[] }) {
  const texts = alertTexts();
  return (
    <section className="mt-12">
      <h2 className="mb-5 text-2xl">{texts.title}</h2>
      {alerts.length > 0 ? (
        <AlertList alerts={alerts} token="" level={3} />
      ) : (
        <p className="text-muted">{texts.noneYet}</p>
      )}
      <p className="mt-5">
        <ButtonLink href="/buy" variant="outline" size="sm">
          {texts.search}
        </ButtonLink>
      </p>
    </section>
  );
}
