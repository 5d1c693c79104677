import { lengthOf } from '@/domain/evaluation';
import { type VoiceLimits, voiceLimits } from '@/domain/voice-limits';
import type { FormFacts } from './facts';

/**
 * A text of several lines whose length the centre's parameters set (docs/rules/complaints-and-evaluation.md). `demanded`: whether these
 * values require the minimum.
 */
export function limitedText<Values = unknown>(
  of: Exclude<keyof VoiceLimits, 'items'>,
  label: string,
  demanded: (values: Values) => boolean = () => true,
) {
  return {
    kind: 'text',
    label,
    multiline: true,
    most: ({ policy }: FormFacts) => voiceLimits(policy)[of].most,
    rules: [
      (text: string, values: Values, { policy }: FormFacts) => {
        const { least } = voiceLimits(policy)[of];
        return demanded(values) && lengthOf(text) < least ? `${label}不少于${least}个字，请补充具体情况` : undefined;
      },
    ],
  } as const;
}
