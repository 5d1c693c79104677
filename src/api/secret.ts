// CONTRACT (owner: the client helper).
/**
 * SM2 ciphertext in hex with the 04 prefix (specification 7.2), with the key fetched from the server (kept for the page's
 * life, fetched again when the centre says the ciphertext is unreadable). Throws ApiError kind 'secret' when there is no
 * usable key or the plain text is not a non-empty string: nothing leaves in plain text.
 */
export declare function encryptSecret(plain: string): Promise<string>;
/** Starts loading the cipher and the key while the person still types. */
export declare function prepareSecrets(): void;
