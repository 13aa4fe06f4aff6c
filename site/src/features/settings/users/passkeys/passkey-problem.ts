/** What a person can do about a passkey that their browser did not give. */
export function passkeyProblem(error: unknown): string {
  const { name, code } = error as { name?: string; code?: string };
  if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' || name === 'InvalidStateError')
    return 'This device already has a passkey for your account.';
  if (name === 'NotAllowedError' || name === 'AbortError')
    return 'No passkey was used: it was cancelled, or took too long. Try again.';
  if (name === 'SecurityError')
    return 'Passkeys work at the website’s own address only. Open the admin there and try again.';
  return 'This browser or device cannot use passkeys here. Try another one, or use your password.';
}
