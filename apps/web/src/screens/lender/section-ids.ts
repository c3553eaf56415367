/** Anchors of a lender's page. Their beginning keeps them apart from the headings of the editor's texts. */
export const sectionIds = {
  costs: 'lender-costs',
  /** What the form for the costs answers: the costs, or what it refuses. */
  result: 'lender-result',
  conditions: 'lender-conditions',
  assessment: 'lender-for-and-against',
  criteria: 'lender-criteria',
  offers: 'lender-offers',
  text: 'lender-text',
  similar: 'lender-similar',
  pages: 'lender-pages',
  facts: 'lender-facts',
  complaints: 'lender-complaints',
} as const;
