import type { VariableTable } from './variable.ts';

/** The variables from which both apps make the public addresses of the sites: pages and mails link to the same ones. */
export const addressVariables = {
  HOSTS: {
    meaning: 'which country each public host serves; left out: es.localhost, mx.localhost and so on',
    example: 'es.example.com=ES,mx.example.com=MX',
    group: 'addresses',
  },
  PUBLIC_SCHEME: {
    meaning: 'scheme of public addresses, http or https; left out: https for a host of HOSTS, http for localhost',
    example: 'https',
    group: 'addresses',
  },
  PUBLIC_PORT: {
    meaning:
      'port in public addresses of localhost, such as http://es.localhost:8080/; the addresses of HOSTS have none. npm start sets it. With docker compose: the port of HTTP_PORT, 80 if left out',
    example: '8080',
    group: 'addresses',
  },
} as const satisfies VariableTable;
