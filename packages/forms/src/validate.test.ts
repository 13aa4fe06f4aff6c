import { describe, expect, it } from 'vitest';
import { type Field, type FormDefinition, type FormValues, lengthLimit, validate } from './index.ts';
import {
  contactAgent,
  goodContact,
  maintenance,
  offices,
  picture,
  registration,
} from './testing/examples.ts';

const formOf = (...fields: Field[]): FormDefinition => ({ ...contactAgent, fields });

const messagesOf = (args: Parameters<typeof validate>[0]) => {
  const result = validate(args);
  return result.ok ? {} : Object.fromEntries(result.errors.map(({ field, message }) => [field, message]));
};

const answersOf = (args: Parameters<typeof validate>[0]) => {
  const result = validate(args);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.answers;
};

describe('an enquiry', () => {
  it('becomes clean answers', () => {
    const values = {
      ...goodContact,
      name: ' Ada\u0000 Byron ',
      message: 'Hello\r\nthere',
      property_external_id: '42',
    };
    expect(answersOf({ definition: contactAgent, values })).toEqual({
      ...goodContact,
      message: 'Hello\nthere',
      property_external_id: '42',
    });
  });

  it('says what to do, once per field, in the order of the form', () => {
    expect(validate({ definition: contactAgent, values: {} })).toEqual({
      ok: false,
      errors: [
        { field: 'name', rule: 'required', message: 'Enter your name' },
        { field: 'phone', rule: 'required', message: 'Enter your phone number' },
        { field: 'email', rule: 'required', message: 'Enter your email' },
        { field: 'message', rule: 'required', message: 'Enter your message' },
      ],
    });
  });

  it('refuses a name of one character and an email address without an ending', () => {
    const values = { ...goodContact, name: 'A', email: 'ada@example' };
    expect(messagesOf({ definition: contactAgent, values })).toEqual({
      name: 'Name must be 2 characters or more',
      email: 'Enter your email in full, such as name@example.com',
    });
  });

  it('drops names the form does not know and transport names', () => {
    const values = { ...goodContact, role: 'admin', _token: 'x', ['__proto__']: 'x', constructor: 'x' };
    const answers = answersOf({ definition: contactAgent, values });
    expect(Object.keys(answers)).toEqual(['name', 'phone', 'email', 'message']);
  });

  it('ignores a transport name even where a definition asks for it', () => {
    const definition = formOf(
      { kind: 'text', name: '_token', label: 'Token', required: true },
      { kind: 'text', name: 'constructor', label: 'Builder' },
    );
    expect(
      answersOf({ definition, values: { _token: 'x', constructor: 'Ada & Sons' } as FormValues }),
    ).toEqual({
      constructor: 'Ada & Sons',
    });
  });

  it('takes nothing from a prototype', () => {
    const values = Object.create(goodContact) as FormValues;
    expect(Object.keys(messagesOf({ definition: contactAgent, values }))).toHaveLength(4);
  });

  it.each([[null], [undefined], ['text'], [7], [[]], [Object.create(null)]])(
    'takes %j as an empty form',
    (values) => {
      expect(validate({ definition: contactAgent, values: values as FormValues })).toMatchObject({
        ok: false,
      });
    },
  );
});

describe('lengths', () => {
  it.each([
    ['text', 200],
    ['email', 254],
    ['phone', 40],
    ['textarea', 5000],
    ['password', 128],
    ['hidden', 200],
  ] as const)('%s is bounded at %i unless the form says otherwise', (kind, limit) => {
    const definition = formOf({ kind, name: 'it', label: 'It' });
    expect(messagesOf({ definition, values: { it: 'x'.repeat(limit + 1) } })).toEqual({
      it: `It must be ${limit} characters or fewer`,
    });
    expect(lengthLimit({ kind, name: 'it', label: 'It' })).toBe(limit);
  });

  it('accept exactly the shortest and the longest', () => {
    const definition = formOf({ kind: 'phone', name: 'phone', label: 'Phone', minLength: 5, maxLength: 8 });
    const rules = ['1234', '12345', '12345678', '123456789'].map((phone) => {
      const result = validate({ definition, values: { phone } });
      return result.ok || result.errors[0]?.rule;
    });
    expect(rules).toEqual(['minLength', true, true, 'maxLength']);
  });

  it('count a line end once, however the browser sends it', () => {
    const definition = formOf({ kind: 'textarea', name: 'it', label: 'It', maxLength: 3 });
    expect(answersOf({ definition, values: { it: 'a\r\nb' } })).toEqual({ it: 'a\nb' });
  });

  it('take a whole name of one Chinese or Korean character, but no initial', () => {
    const definition = formOf({ kind: 'text', name: 'it', label: 'It', minLength: 2 });
    const isTaken = (it: string) => validate({ definition, values: { it } }).ok;
    expect(['李', '김', 'L'].map(isTaken)).toEqual([true, true, false]);
  });

  it('do not apply to an optional field left empty', () => {
    const definition = formOf({ kind: 'text', name: 'it', label: 'It', minLength: 5 });
    expect(answersOf({ definition, values: { it: ' ' } })).toEqual({});
  });

  it('of days and numbers have far bounds of their own', () => {
    const definition = formOf(
      { kind: 'date', name: 'day', label: 'Day' },
      { kind: 'number', name: 'sum', label: 'Sum' },
    );
    expect(messagesOf({ definition, values: { day: '31/12/1899', sum: '1000000000001' } })).toEqual({
      day: 'Day must be 01/01/1900 or later',
      sum: 'Sum must be 1,000,000,000,000 or less',
    });
    expect(messagesOf({ definition, values: { day: '01/01/2200', sum: '-1000000000001' } })).toEqual({
      day: 'Day must be 31/12/2199 or earlier',
      sum: 'Sum must be -1,000,000,000,000 or more',
    });
  });

  it('do not exist for choices', () =>
    expect(lengthLimit({ kind: 'radio', name: 'it', label: 'It', options: [] })).toBeUndefined());
});

describe('messages', () => {
  const messageFor = (field: Field) => messagesOf({ definition: formOf(field), values: {} })[field.name];

  it.each([
    [{ kind: 'text', name: 'it', label: 'ABN' }, 'Enter your ABN'],
    [
      { kind: 'text', name: 'it', label: 'Reason', noun: 'the reason you are leaving' },
      'Enter the reason you are leaving',
    ],
    [{ kind: 'text', name: 'it', label: 'Who sent you?' }, 'Enter an answer to “Who sent you?”'],
    [{ kind: 'date', name: 'it', label: 'Vacate date:' }, 'Enter the vacate date as dd/mm/yyyy'],
    [{ kind: 'radio', name: 'it', label: 'Urgency', options: [] }, 'Choose an urgency'],
    [{ kind: 'select', name: 'it', label: 'Property type', options: [] }, 'Choose a property type'],
    [{ kind: 'checkboxes', name: 'it', label: 'Features', options: [] }, 'Features: choose at least one'],
    [{ kind: 'checkbox', name: 'it', label: 'I have read it' }, 'Tick “I have read it”'],
    [
      { kind: 'file', name: 'it', label: 'Photos', accept: ['png'], maxBytes: 9, maxFiles: 1 },
      'Attach photos',
    ],
  ] as [Field, string][])('%j asks in the words of its label', (field, message) => {
    expect(messageFor({ ...field, required: true })).toBe(message);
  });

  it('can be literal, per rule', () => {
    const field: Field = {
      kind: 'text',
      name: 'first_name',
      label: 'First name',
      minLength: 2,
      required: { message: 'First Name is Required.' },
      messages: { minLength: 'First Name is Required.', required: 'not used' },
    };
    expect(messageFor(field)).toBe('First Name is Required.');
    expect(messagesOf({ definition: formOf(field), values: { first_name: 'A' } })).toEqual({
      first_name: 'First Name is Required.',
    });
  });

  it('fill placeholders only from the rule, never from inherited names', () => {
    expect(
      messageFor({
        kind: 'text',
        name: 'it',
        label: '{max} $&',
        required: true,
        messages: { required: '{text}{constructor}' },
      }),
    ).toBe('{max} $&{constructor}');
  });
});

describe('settings', () => {
  const values = { subscriber_first_name: 'Ada', subscriber_mobile: '0400 000' };

  it('leave a field out until it is switched on', () => {
    expect(answersOf({ definition: registration, values })).toMatchObject({ subscriber_first_name: 'Ada' });
    expect(answersOf({ definition: registration, values })).not.toHaveProperty('subscriber_mobile');
  });

  it('make a field required', () => {
    const settings = { mobile: true };
    expect(
      messagesOf({ definition: registration, values: { subscriber_first_name: 'Ada' }, settings }),
    ).toEqual({
      subscriber_mobile: 'Enter your mobile',
    });
    expect(answersOf({ definition: registration, values, settings })).toEqual(values);
  });
});

describe('a field required for several reasons', () => {
  const message = 'Tell us your suburb';

  it('keeps its own text when a setting requires it too', () => {
    const field: Field = {
      kind: 'text',
      name: 'it',
      label: 'It',
      required: { message },
      requiredBySetting: 'it',
    };
    expect(messagesOf({ definition: formOf(field), values: {}, settings: { it: true } })).toEqual({
      it: message,
    });
  });

  it('stays required when its condition does not hold', () => {
    const requiredWhen = { field: 'other', notEmpty: true } as const;
    const field: Field = { kind: 'text', name: 'it', label: 'It', required: { message }, requiredWhen };
    const definition = formOf(field, { kind: 'text', name: 'other', label: 'Other' });
    expect(messagesOf({ definition, values: {} })).toEqual({ it: message });
  });
});

describe('a confirmation', () => {
  const register = (password: string, confirmation: string) =>
    messagesOf({
      definition: registration,
      values: {
        subscriber_first_name: 'Ada',
        subscriber_password: password,
        subscriber_password_confirmation: confirmation,
      },
    }).subscriber_password_confirmation;

  it('is not asked for without a password', () => expect(register('', '')).toBeUndefined());
  it('accepts the same password', () => expect(register(' se cret', ' se cret')).toBeUndefined());
  it('asks when it is empty', () => expect(register('secret', '')).toBe('Enter your password again'));
  it('refuses another', () =>
    expect(register('secret', 'Secret')).toBe('Password again must be the same as password'));
  it('refuses one given alone', () =>
    expect(register('', 'secret')).toBe('Password again must be the same as password'));
});

describe('a maintenance request', () => {
  const values = {
    ...goodContact,
    office: '7',
    'repair-nature': 'plumbing',
    'other-repair': 'left over',
    attachments: [picture()],
    access: 'on',
  };
  const check = (changes: FormValues) => ({
    definition: maintenance,
    values: { ...values, ...changes },
    options: offices,
    today: '2026-07-01',
  });

  it('keeps files as they are and drops fields that are not shown', () => {
    const answers = answersOf(check({ since: '30/06/2026', rooms: '2' }));
    expect(answers).toMatchObject({ since: '2026-06-30', rooms: 2, access: true });
    expect(answers).not.toHaveProperty('other-repair');
    expect((answers.attachments as unknown[])[0]).toBe(values.attachments[0]);
  });

  it('asks for what another answer makes necessary', () =>
    expect(messagesOf(check({ 'repair-nature': 'other', 'other-repair': '' }))).toEqual({
      'other-repair': 'Enter your other repair',
    }));

  it('accepts offices from the list passed in only', () => {
    expect(messagesOf(check({ office: '8' }))).toEqual({ office: 'Choose an office from the list' });
    expect(messagesOf({ ...check({}), options: undefined })).toEqual({
      office: 'Choose an office from the list',
    });
  });

  it('has no office to choose when there are none', () =>
    expect(answersOf({ ...check({}), options: { offices: [] } })).not.toHaveProperty('office'));

  it('knows today only when told', () => {
    expect(messagesOf(check({ since: '02/07/2026' }))).toEqual({
      since: 'Noticed on must be 01/07/2026 or earlier',
    });
    expect(messagesOf({ ...check({ since: '02/07/2026' }), today: undefined })).toEqual({});
  });

  it.each([
    [Array.from({ length: 4 }, () => picture()), 'You can only attach a total of 3 images.'],
    [[picture({ name: 'a.gif' })], 'Please ensure your file is in JPG, PNG, or JPEG format.'],
    [[picture({ size: 3145729 })], 'Images: each file must be 3 MB or smaller'],
  ])('refuses attachments outside the limits (%#)', (attachments, message) =>
    expect(messagesOf(check({ attachments }))).toEqual({ attachments: message }),
  );
});
