/** Where the API of contact forms is. */
export const API = { root: '/wp-json/', namespace: 'contact-form-7/v1' } as const;

/** Where it has a form. */
export const contactApi = (form: number): string => `${API.root}${API.namespace}/contact-forms/${form}`;
