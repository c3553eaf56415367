import { Accordion } from '../accordion/accordion';
import type { Example } from '../example';
import { Text } from '../text/text';
import { Rail } from './rail';

export const examples: Example[] = [
  {
    title: 'Heading beside the matter',
    node: (
      <Rail
        head={
          <>
            <h2>Questions</h2>
            <Text>Yours is not here? Write to us.</Text>
          </>
        }
      >
        <Accordion
          items={[
            { question: 'Do you lend money?', answer: <p>No. We compare.</p>, isOpen: true },
            { question: 'What do you charge me?', answer: <p>Nothing.</p> },
          ]}
        />
      </Rail>
    ),
  },
];
