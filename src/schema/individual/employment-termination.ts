import { defineSchema } from '../define-schema';
import { YES_NO } from '../options';
import { when } from '../rules';

const isStated = when('sfzjy', '1', '0');

/** Employment by the social insurance register: 1 employed again, '' if unknown; 0 if the person denies it. */
export const reemployment = defineSchema({
  sfzjy: {
    kind: 'radio',
    label: '是否重新就业',
    options: YES_NO,
    visible: isStated,
  },
});
