/** Characters that a text must and may have. */
export interface WordLimits {
  least: number;
  most: number;
}

/** How much may be said where people complain and evaluate. */
export interface VoiceLimits {
  complaint: WordLimits;
  /** Why a review is asked for. */
  review: WordLimits;
  /** Beside the grade of an answer; nothing need be said. */
  answerGrade: WordLimits;
  /** Of an evaluation with a low grade; its most also for every other and for a follow-up. */
  evaluation: WordLimits;
  /** Items of an evaluation. */
  items: number;
}

/** Limits out of the policy parameters; what is missing falls back to the usual ones. */
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
    items: count('p.pjXSx', 5),
  };
}
