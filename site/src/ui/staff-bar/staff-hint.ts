/** Marks a browser in which staff signed in. Its script then asks who they are; nothing trusts it. */
export const STAFF_HINT = 'frontage_staff';
