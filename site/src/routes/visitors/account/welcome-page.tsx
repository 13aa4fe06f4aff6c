import { loginForm } from '#site/features/accounts/forms/guest-forms.ts';
import { WelcomeView } from '#site/features/accounts/welcome-view.tsx';
import { WelcomeAlerts } from '#site/features/alerts/pages/welcome-alerts.tsx';
import { translateForm } from '#site/features/leads/forms/translate-form.ts';
import { accountTexts } from '#site/messages/accounts.ts';
import { currentLanguage, languagePath } from '#site/messages/language.ts';
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
    if (!subscriber)
      return visitorFormPage({
        definition: translateForm(loginForm),
        action: languagePath(currentLanguage(), '/forms/login'),
      });
    const [{ saved, compared }, alerts] = await Promise.all([
      visitors.shortlist.state({ subscriber: subscriber.id }),
      alertViews({ service: visitors.alerts, owner: subscriber.id }),
    ]);
    return {
      head: { title: accountTexts().title, noindex: true },
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
