/**
 * Version (semver) of the contract with the gateway, docs/gateway/openapi.json: the major number rises where a gateway built for the one
 * before would fail, the minor where it has calls or members to add. `npm run contract` demands it.
 */
export const CONTRACT_VERSION = '4.2.0';
