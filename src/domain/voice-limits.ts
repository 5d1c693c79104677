/** Minimum and maximum characters of a text. */
export interface WordLimits {
  least: number;
  most: number;
}

/** Text limits of complaints and evaluations. */
export interface VoiceLimits {
  complaint: WordLimits;
  /** Reason for a review. */
  review: WordLimits;
  /** Text beside the grade of an answer; optional. */
  answerGrade: WordLimits;
  /** Evaluation with a low grade; the maximum also applies to all other evaluations. */
  evaluation: WordLimits;
  followUp: WordLimits;
  /** Maximum items of an evaluation. */
  items: number;
}

/** Reads the limits from the policy parameters; missing ones have defaults. */
export function voiceLimits(policy: (key: `p.${string}`) => string): VoiceLimits {
  const count = (key: `p.${string}`, usual: number) => {
    const read = Number(policy(key));
    return Number.isSafeInteger(read) && read > 0 ? read : usual;
  };
  return {
    complaint: { least: count('p.tsNrXx', 10), most: count('p.tsNrSx', 1000) },
    review: { least: count('p.tsFhXx', 10), most: count('p.tsFhSx', 500) },
    answerGrade: { least: 0, most: count('p.tsPjSx', 200) },
    evaluation: { least: count('p.pjYjXx', 5), most: count('p.pjYjSx', 200) },
    followUp: { least: 0, most: count('p.pjYjSx', 200) },
    items: count('p.pjXSx', 5),
  };
}
