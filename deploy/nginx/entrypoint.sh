#!/bin/sh
# Writes the configuration, starts nginx, and follows the addresses of the services: an instance that is added, replaced or
# gone is known within seconds.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
configuration=${NGINX_CONFIGURATION:-/tmp/nginx/configuration}
program=${NGINX_PROGRAM:-/usr/sbin/nginx}

render() { sh "$here/render.sh" "$configuration"; }
addresses() { cat "$configuration/web-servers.conf" "$configuration/cms-servers.conf"; }

follow() {
  while sleep 3; do
    before=$(addresses)
    # While the name server itself is away nothing is known, and nothing changes.
    render || continue
    [ "$before" = "$(addresses)" ] || "$program" -c "$configuration/nginx.conf" -e stderr -s reload || true
  done
}

render
# Left behind by one that was killed: nobody could listen there again.
rm -f "${NGINX_RUN:-/run/nginx}"/*.sock
follow &
exec "$program" -c "$configuration/nginx.conf" -e stderr
