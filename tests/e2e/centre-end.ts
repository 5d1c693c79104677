/**
 * Asked for with the cookie of a centre. GET: what of its exchanges broke the contract with the gateway (docs/gateway), a text each.
 * DELETE: its pages are closed, nobody asks it any more.
 */
export const CENTRE_END = 'api/__centre__';
