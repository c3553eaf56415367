# nginx of Debian, with its module for brotli, and the configuration of deploy/nginx.
#   docker compose build nginx
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-filter curl \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled /etc/nginx/modules-enabled \
  && mkdir -p /var/cache/prestafaro \
  && chown www-data:www-data /var/cache/prestafaro
COPY deploy/nginx /opt/nginx
ENV NGINX_RUN=/tmp/nginx NGINX_CACHE=/var/cache/prestafaro
USER www-data
EXPOSE 80
VOLUME /var/cache/prestafaro
# It is well as long as it answers itself: while the apps are away it serves what it has.
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
  CMD ["curl", "--fail", "--silent", "--output", "/dev/null", "--unix-socket", "/tmp/nginx/health.sock", "http://nginx/"]
# In-flight answers are finished first.
STOPSIGNAL SIGQUIT
ENTRYPOINT ["sh", "/opt/nginx/entrypoint.sh"]
