/** In place of Ajv in browsers: no JSON field has a schema, and the server checks what is saved. */
export default class NoJsonSchema {
  validate(): boolean {
    return true;
  }
}
