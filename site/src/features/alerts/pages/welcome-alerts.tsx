import { ButtonLink } from '#site/ui/button.tsx';
import { AlertList, type AlertView } from './alert-list.tsx';

/** The alerts on the account page. */
export function WelcomeAlerts({ alerts }: { alerts: AlertView[] }) {
  return (
    <section className="mt-12">
      <h2 className="mb-5 text-2xl">Your alerts</h2>
      {alerts.length > 0 ? (
        <AlertList alerts={alerts} token="" level={3} />
      ) : (
        <p className="text-muted">You have no alerts. Search for properties, then save your search.</p>
      )}
      <p className="mt-5">
        <ButtonLink href="/buy" variant="outline" size="sm">
          Search properties
        </ButtonLink>
      </p>
    </section>
  );
}
