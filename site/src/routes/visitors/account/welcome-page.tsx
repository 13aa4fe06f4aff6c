import { loginForm } from '#site/features/accounts/forms/guest-forms.ts';
import { WelcomeView } from '#site/features/accounts/welcome-view.tsx';
import { WelcomeAlerts } from '#site/features/alerts/pages/welcome-alerts.tsx';
import type { PageRoute } from '#site/routes/pages/page-route.ts';
import type { Visitors } from '#site/services.ts';
import { alertViews } from '../alerts/alert-pages.tsx';
import type { VisitorSessions } from '../visitor-sessions.ts';
import { visitorFormPage } from './account-pages.tsx';

/** `/welcome`: the account of anyone who is signed in; for everybody else the form to sign in with. */
export const welcomePage =
  ({
    sessions,
    visitors,
  }: {
    sessions: VisitorSessions;
    visitors: Pick<Visitors, 'shortlist' | 'alerts'>;
  }): PageRoute =>
  async ({ c }) => {
    const { subscriber } = await sessions.currentVisitor(c);
    if (!subscriber) return visitorFormPage({ definition: loginForm, action: '/forms/login' });
    const [{ saved, compared }, alerts] = await Promise.all([
      visitors.shortlist.state({ subscriber: subscriber.id }),
      alertViews({ service: visitors.alerts, owner: subscriber.id }),
    ]);
    return {
      head: { title: 'Your account', noindex: true },
      body: (
        <WelcomeView
          account={subscriber}
          saved={saved.length}
          compared={compared.length}
          alerts={<WelcomeAlerts alerts={alerts} />}
        />
      ),
      tags: [],
      cacheable: false,
    };
  };
