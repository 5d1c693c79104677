/** Beneath it lie the calls by which a tester is the centre's hand. */
export const QA = '/api/__qa__';
