// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { messageTemplates } from '@mocks/data/messages/message-templates';
import { expect, it } from 'vitest';

const centre = readdirSync('mocks/centre', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(`mocks/centre/${path}`, 'utf8'))
  .join('\n');

it.each(Object.keys(messageTemplates))('%s has a sender, who names it in full', (id) => {
  expect(centre).toContain(`'${id}'`);
});
