/** South Africa. */
export { default } from '@/site/messages/english';
