/** Words that a foreign office can read: printable ASCII with at least one letter. */
export const isEnglishWords = (text: string) => /^[\x20-\x7e]+$/.test(text) && /[A-Za-z]/.test(text);

export const ENGLISH_WORDS_PROBLEM = '用途说明（英文）请用英文填写';
