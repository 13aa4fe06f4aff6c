import type { Language } from './language.ts';

export const german: Language = {
  name: 'German (Deutsch)',
  thanks: 'Vielen Dank!',
  texts: {
    mail_sent_ok: 'Vielen Dank. Ihre Nachricht wurde gesendet.',
    mail_sent_ng:
      'Ihre Nachricht konnte nicht gesendet werden. Was Sie geschrieben haben, ist noch da: Senden Sie es in einer Minute noch einmal.',
    validation_error:
      'Ihre Nachricht wurde nicht gesendet. Prüfen Sie die markierten Felder und senden Sie sie noch einmal.',
    spam: 'Ihre Nachricht konnte nicht gesendet werden. Was Sie geschrieben haben, ist noch da: Senden Sie es in einer Minute noch einmal.',
    accept_terms:
      'Ihre Nachricht wurde nicht gesendet. Stimmen Sie der Erklärung über dem Knopf zu und senden Sie sie noch einmal.',
    upload_failed:
      'Die Datei konnte nicht gespeichert werden. Hängen Sie sie neu an und senden Sie noch einmal.',
    quiz_answer_not_correct: 'Die Antwort ist nicht richtig.',
    captcha_not_match:
      'Die Prüfung, ob Sie ein Mensch sind, ist nicht gelungen. Versuchen Sie es noch einmal.',
    invalid_required: 'Füllen Sie dieses Feld aus',
    invalid_email: 'Geben Sie die vollständige E-Mail-Adresse an, zum Beispiel name@example.com',
    invalid_url: 'Geben Sie die vollständige Webadresse an, zum Beispiel https://www.example.com',
    invalid_tel: 'Geben Sie eine richtige Telefonnummer an',
    invalid_number: 'Geben Sie eine Zahl an',
    invalid_date: 'Geben Sie ein richtiges Datum an',
    invalid_time: 'Geben Sie eine richtige Uhrzeit an',
    invalid_too_long: 'Zu lang, höchstens {max} Zeichen',
    invalid_too_short: 'Zu kurz, mindestens {min} Zeichen',
    number_too_small: 'Die Zahl muss mindestens {min} sein',
    number_too_large: 'Die Zahl darf höchstens {max} sein',
    number_off_step: 'Die Zahl geht in Schritten von {step}',
    date_too_early: 'Das Datum darf nicht vor dem {min} liegen',
    date_too_late: 'Das Datum darf nicht nach dem {max} liegen',
    date_wrong_day: 'Wählen Sie einen anderen Wochentag',
    too_few_chosen: 'Wählen Sie mindestens {min}',
    too_many_chosen: 'Wählen Sie höchstens {max}',
    not_in_list: 'Wählen Sie aus der Liste',
    upload_file_type_invalid: 'Diese Art von Datei wird nicht angenommen',
    upload_file_too_large: 'Die Dateien dürfen zusammen höchstens {max} groß sein',
    upload_file_too_small: 'Eine Datei ist leer, wählen Sie eine andere',
    too_fast: 'Ihre Nachricht wurde nicht gesendet, weil sie zu schnell kam. Senden Sie sie noch einmal.',
    from_elsewhere:
      'Ihre Nachricht wurde nicht gesendet, weil sie von einer anderen Website kam. Öffnen Sie das Formular hier und senden Sie sie noch einmal.',
    too_many: 'Sie haben zu oft gesendet. Versuchen Sie es später noch einmal.',
    offline:
      'Die Website hat nicht geantwortet, wahrscheinlich sind Sie offline. Was Sie geschrieben haben, ist noch da: Senden Sie es, sobald Sie verbunden sind.',
    unreadable:
      'Die Antwort der Website ist nicht lesbar. Was Sie geschrieben haben, ist noch da: Senden Sie es in einer Minute noch einmal.',
    sending: 'Wird gesendet …',
    held: 'Sie können senden, sobald Sie dem Obigen zugestimmt haben.',
    optional: '(freiwillig)',
    choose: 'Bitte wählen …',
    count_left: 'Noch {count} Zeichen',
    count_of: '{count} von {max} Zeichen',
    count_up: '{count} Zeichen',
    count_too_long: ': zu lang',
    count_too_short: ': mindestens {min}',
    take_out: 'Entfernen',
    make_smaller: 'Verkleinern',
  },
};
