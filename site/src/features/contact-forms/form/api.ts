/** Where the API of contact forms is. */
export const API = { root: '/wp-json/', namespace: 'contact-form-7/v1' } as const;

/** The address of one form in it. */
export const contactApi = (form: number): string => `${API.root}${API.namespace}/contact-forms/${form}`;
