/** Between the server, which speaks JSON, and the browser, which wants bytes (WebAuthn). */

type Options = Record<string, unknown>;

/** Whether the browser could make and use passkeys at all. */
export const can = (): boolean => "credentials" in navigator && "PublicKeyCredential" in window;

export async function make(options: Options): Promise<object> {
  const user = options.user as Options;
  const publicKey = { ...withBytes(options, "excludeCredentials"), user: { ...user, id: bytes(user.id) } };
  const made = await navigator.credentials.create({ publicKey: publicKey as unknown as PublicKeyCredentialCreationOptions });
  const { response } = made as PublicKeyCredential & { response: AuthenticatorAttestationResponse };
  return told(made as PublicKeyCredential, { attestationObject: text(response.attestationObject) });
}

export async function sign(options: Options): Promise<object> {
  const publicKey = withBytes(options, "allowCredentials");
  const signed = await navigator.credentials.get({ publicKey: publicKey as unknown as PublicKeyCredentialRequestOptions });
  const { response } = signed as PublicKeyCredential & { response: AuthenticatorAssertionResponse };
  const { authenticatorData, signature, userHandle } = response;
  const handle = userHandle === null ? {} : { userHandle: text(userHandle) };
  return told(signed as PublicKeyCredential, { authenticatorData: text(authenticatorData), signature: text(signature), ...handle });
}

function withBytes(options: Options, list: string): Options {
  const listed = (options[list] as Options[] | undefined) ?? [];
  return { ...options, challenge: bytes(options.challenge), [list]: listed.map((one) => ({ ...one, id: bytes(one.id) })) };
}

function told(credential: PublicKeyCredential, response: object): object {
  const { id, rawId, type } = credential;
  const clientDataJSON = text(credential.response.clientDataJSON);
  return { id, rawId: text(rawId), type, response: { clientDataJSON, ...response }, clientExtensionResults: {} };
}

function bytes(base64url: unknown): Uint8Array<ArrayBuffer> {
  const binary = atob(String(base64url).replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
