import { type HttpHandler, HttpResponse } from 'msw';
import { textOf } from '@/lib/foreign-json';
import { type Door, open } from '../handlers/door';
import { AGENT_PATH } from './address';
import { type AgentAnswer, agentMode, listCertificates, signWithKey } from './agent';

/** What the key agent answers on this machine (docs/deploy/key-agent.md), instead of a program of its own. */
export function keyAgentHandlers(door: Door): HttpHandler[] {
  const answer = (result: AgentAnswer) => HttpResponse.json(result);
  return [
    open(door, 'get', `${AGENT_PATH}/certificates`, (desk) =>
      agentMode(desk) === 'off' ? HttpResponse.error() : answer(listCertificates(desk)),
    ),
    open(door, 'post', `${AGENT_PATH}/sign`, (desk, { body }) => {
      if (agentMode(desk) !== 'on') return HttpResponse.error();
      // The PIN as it was typed: a blank at its end belongs to it.
      const { id, pin, text } = body;
      return answer(signWithKey(desk, { id: textOf(id), pin: textOf(pin), text: textOf(text) }));
    }),
  ];
}
