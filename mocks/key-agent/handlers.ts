import { type HttpHandler, HttpResponse } from 'msw';
import { textOf } from '@/lib/foreign-json';
import { type MockServer, publicRoute } from '../handlers/calls/routes';
import { AGENT_PATH } from './address';
import { type AgentAnswer, agentMode, listCertificates, signWithKey } from './agent';

/** Key agent calls on this machine (docs/deploy/key-agent.md), in place of an external program. */
export function keyAgentHandlers(door: MockServer): HttpHandler[] {
  const answer = (result: AgentAnswer) => HttpResponse.json(result);
  return [
    publicRoute(door, 'get', `${AGENT_PATH}/certificates`, (tx) =>
      agentMode(tx) === 'off' ? HttpResponse.error() : answer(listCertificates(tx)),
    ),
    publicRoute(door, 'post', `${AGENT_PATH}/sign`, (tx, { body }) => {
      if (agentMode(tx) !== 'on') return HttpResponse.error();
      // The PIN is not trimmed: a trailing blank belongs to it.
      const { id, pin, text } = body;
      return answer(signWithKey(tx, { id: textOf(id), pin: textOf(pin), text: textOf(text) }));
    }),
  ];
}
