import { APIError } from 'payload';

/** Logged as a wrong password is: by the guard in front, in one line. */
export class SignInRefusal extends APIError {
  override name = 'AuthenticationError';
  constructor(message: string, status = 401) {
    super(message, status, null, true);
  }
}
