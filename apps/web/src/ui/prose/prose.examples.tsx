import type { Example } from '../example';
import { AppLink } from '../link/link';
import { Notice } from '../notice/notice';
import { Prose } from './prose';

export const examples: Example[] = [
  {
    title: 'Everything Markdown can make',
    node: (
      <Prose>
        <p>
          An online loan is a contract: a lender advances an amount and you pay it back, with interest. See the{' '}
          <AppLink href="#prose">calculator</AppLink>, or <strong>compare first</strong>.
        </p>
        <h2>What to look at</h2>
        <p>In this order: total to repay, APR, and what happens if you are late.</p>
        <ul>
          <li>The debt is certain and due.</li>
          <li>
            You were told, in the contract, that they may <em>list</em> you.
          </li>
        </ul>
        <h3>How to ask</h3>
        <ol>
          <li>Write to the file’s keeper.</li>
          <li>They have one month to answer.</li>
        </ol>
        <Notice>If somebody else used your identity card, it is not your debt.</Notice>
        <blockquote>
          <p>Nobody may list you without telling you.</p>
        </blockquote>
        <table>
          <thead>
            <tr>
              <th scope="col">Amount</th>
              <th scope="col">Days</th>
              <th scope="col">You repay</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>300 €</td>
              <td>91</td>
              <td>323,90 €</td>
            </tr>
          </tbody>
        </table>
        <hr />
        <p>
          Code such as <code>TAE</code> keeps its own face.
        </p>
      </Prose>
    ),
  },
];
